import { mount } from 'svelte';
import './games';
import App from '$shell/App.svelte';
import '$shell/look/base.css';
import '$shell/look/tokens.css';
import { settings } from '$shell/settings.svelte';
import { words } from '$shell/words/words.svelte';

document.documentElement.dataset.theme = settings.theme;
document.documentElement.lang = words.language;

const target = document.getElementById('app');
if (target) void words.load().then(() => mount(App, { target }));
