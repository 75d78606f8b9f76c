/**
 * Runs inline below the heading of a page, as soon as the heading is parsed. The line of the visitor's own numbers, which
 * script draws later, is kept free where there are some, so that nothing moves when it comes. To answer the last line, the
 * browser lays out what it has; that ends the parser's turn, so the heading is painted before the rest of the page is
 * parsed and laid out. The first line keeps the script from styles that look at neighbors or last children.
 */
document.currentScript?.remove();
const place = document.querySelector<HTMLElement>('[data-numbers]');
try {
  if (place && sessionStorage.getItem('my-numbers')) place.style.minHeight = 'var(--room)';
} catch {
  // A browser that refuses storage has no numbers.
}
document.body.getBoundingClientRect();
