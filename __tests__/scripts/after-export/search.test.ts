import { searchEntries } from '@/scripts/after-export/search';

const html = `<body><header>Menu</header><main id="main"><nav>Home</nav><h1>FHA loans</h1><p>Low down&nbsp;payment &amp; more.</p>
<svg><path d="M0 0"/></svg><h2 id="costs">What it <b>costs</b></h2><p>A premium of 1.75%.</p><form><label>Name</label></form>
<h2>No anchor</h2><p>Words.</p><aside>Call us</aside></main><footer>Foot</footer></body>`;

test('a page is found by each of its headings, at its anchor, without menus, forms and drawings', () => {
  expect(searchEntries([{ path: '/fha', label: 'FHA', html }], [])).toEqual([
    { kind: 'page', href: '/fha', title: 'FHA', text: 'Low down payment & more.' },
    { kind: 'page', href: '/fha#costs', title: 'FHA', heading: 'What it costs', text: 'A premium of 1.75%.' },
    { kind: 'page', href: '/fha', title: 'FHA', heading: 'No anchor', text: 'Words.' },
  ]);
});

test('a term is found with its definition', () => {
  const terms = [{ href: '/glossary-terms#lien', term: 'Lien', definition: 'A claim on a home.' }];
  expect(searchEntries([], terms)).toEqual([
    { kind: 'term', href: '/glossary-terms#lien', title: 'Lien', text: 'A claim on a home.' },
  ]);
});
