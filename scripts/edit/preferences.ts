/** The form stays open after a save, beside its page. Sveltia CMS reads this while it is imported, so this comes first. */
const preferencesKey = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
localStorage.setItem(preferencesKey, JSON.stringify({ ...preferences, closeOnSave: false }));
