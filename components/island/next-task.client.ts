'use client';

import 'react-dom/client';

/**
 * Imported first by the script of a page: lets the browser paint and take input between the start of React and that of
 * the page’s own modules, which in one task would block it for twice as long.
 */
await new Promise((resolve) => setTimeout(resolve));
