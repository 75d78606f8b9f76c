import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// As in setup.ts: a busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no media queries: its window is a wide one.
window.matchMedia ??= (query) => ({ matches: /min-width/.test(query), media: query }) as MediaQueryList;

// jsdom has no modal dialogs: these do what the tests need.
let before: Element | null = null;
HTMLDialogElement.prototype.showModal = function showModal() {
  before = document.activeElement;
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.removeAttribute('open');
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
};
