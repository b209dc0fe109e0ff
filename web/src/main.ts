import { mount } from 'svelte';
import App from './App.svelte';
import './look/base.css';
import './look/tokens.css';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

document.documentElement.dataset.theme = settings.theme;
document.documentElement.lang = words.language;

const target = document.getElementById('app');
if (target) mount(App, { target });
