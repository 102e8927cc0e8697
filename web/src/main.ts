import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import './styles/tokens.css';
import './styles/page.css';
import './styles/table.css';
import './styles/touch.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { install } from './shell/installed';
import { paint } from './shell/settings.svelte';

paint();
mount(App, { target: document.getElementById('app') as HTMLElement });
install();
