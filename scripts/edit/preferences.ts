/** Keeps the form open after a save. Sveltia CMS reads this when it is imported, so import this file first. */
const preferencesKey = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
localStorage.setItem(preferencesKey, JSON.stringify({ ...preferences, closeOnSave: false }));
