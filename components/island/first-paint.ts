/**
 * Runs inline below the heading of a page, as soon as the heading is parsed. To answer the second line, the browser lays
 * out what it has; that ends the parser's turn, so the heading is painted before the rest of the page is parsed and laid
 * out. The first line keeps the script from styles that look at neighbors or last children.
 */
document.currentScript?.remove();
document.body.getBoundingClientRect();
