import 'virtual:fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/scripts.css';
import './games/inks';
import { mount } from 'svelte';
import App from './App.svelte';
import { fetchAhead } from './lib/ahead';
import { direction, language } from './lib/language';
import { keepForLater } from './lib/offline';

document.documentElement.lang = language;
document.documentElement.dir = direction;
const target = document.getElementById('app')!;
target.replaceChildren(); // what was there to see meanwhile
mount(App, { target });
if (import.meta.env.PROD) keepForLater();
fetchAhead();
