/** The form stays open after a save, beside its page. Sveltia CMS reads this while it is imported, so this comes first. */
const name = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(name) ?? '{}');
localStorage.setItem(name, JSON.stringify({ ...preferences, closeOnSave: false }));
