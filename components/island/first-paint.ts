/**
 * Runs inline below the page's heading, as soon as the heading is parsed. The first line removes the script, so that
 * selectors such as `:last-child` don't see it. The middle reserves space for the visitor's numbers, which render
 * later, so that nothing shifts. The last line forces layout, which ends the parser's task: the heading is painted
 * before the rest of the page is parsed.
 */
document.currentScript?.remove();
const place = document.querySelector<HTMLElement>('[data-numbers]');
try {
  if (place && sessionStorage.getItem('my-numbers')) place.style.minHeight = 'var(--room)';
} catch {
  // A browser that blocks storage has no numbers to show.
}
document.body.getBoundingClientRect();
