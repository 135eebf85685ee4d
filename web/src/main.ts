import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import '@fontsource/londrina-solid/latin-900.css';
import './styles/tokens.css';
import './styles/base.css';
import './games/inks';
import { mount } from 'svelte';
import App from './App.svelte';
import { direction, language } from './lib/language';

document.documentElement.lang = language;
document.documentElement.dir = direction;
mount(App, { target: document.getElementById('app')! });
