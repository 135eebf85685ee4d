import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import '@fontsource/londrina-solid/latin-900.css';
import './styles/tokens.css';
import './styles/base.css';
import './games/inks';
import { mount } from 'svelte';
import App from './App.svelte';
import { api } from './lib/api';
import { speak } from './lib/words';

// The server writes the language of the house into the page.
if (document.documentElement.lang !== 'en') {
  const learnt = await api.words().catch(() => null); // English is better than no page
  if (learnt) speak(learnt.language, learnt.words);
}
mount(App, { target: document.getElementById('app')! });
