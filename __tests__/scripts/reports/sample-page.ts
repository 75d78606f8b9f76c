/** A report's page with a part of every kind. */
export const samplePage = `<!DOCTYPE html><html lang="en-US"><head><title>x</title></head><body><header><svg></svg></header><main>
<div data-report="letterhead"><svg viewBox="0 0 40 40"><rect width="40" height="40" rx="6" fill="#134382"/><path fill="#fff" d="M7 33V19l5-6 5 6v14z"/></svg>
<p><b>Cardinal Row Mortgage</b> <span>Free report</span></p>
<div><svg viewBox="0 0 48 44"><path fill="currentColor" fill-rule="evenodd" d="M24 0L0 12v9h5z"/></svg>
<p data-report="compliance">Cardinal Row Mortgage, NMLS #000000. Licensed in Ohio only (OH).</p></div></div>
<h1>Tips To Try</h1><p class="lead">What to try &amp; when.</p><p><time datetime="2026-11-20">November 20, 2026</time>. Free report by Cardinal Row Mortgage</p>
<div data-report="art"><svg viewBox="16 0 118 128"><path d="M89 80l5 5" fill="none" stroke="#1b2b40" stroke-width="3"/><circle cx="95" cy="80" r="14" fill="#ffc53d" opacity=".5"/></svg></div>
<div data-report="text"><nav><ul><li><a href="#a">A</a></li></ul></nav><article data-article="">
<p>Begin   with a
<a href="/glossary-terms#apr">rate</a>, then <strong>call</strong>.</p>
<h2 id="1-first">1. First</h2><p>Read <a href="https://www.example.org/">this page</a>:</p>
<section tabindex="0" aria-label="Table: A, B"><table><thead><tr><th>A</th><th data-n="">B</th></tr></thead><tbody><tr><td>Row</td><td data-n="">$1,234.50</td></tr><tr><td></td><td data-n=""></td></tr></tbody></table></section>
<div class="x" data-example=""><h3>One card</h3><p>Pay <strong>$150</strong> a month.</p></div>
<div class="x" data-tone="bad"><p class="t">Beware</p><p>Walk away.</p></div>
<blockquote>
<p>My name is ___.</p>
</blockquote>
<h2 id="checklist">Checklist</h2><ul>
<li>I did it.</li>
<li>I know it.</li>
</ul>
<ol><li>ask;</li><li>pay.</li></ol>
<section data-report="sources"><h2 id="sources">Sources</h2><ul><li>The rate. <a href="https://www.example.com/">Someone</a>.</li></ul></section>
<section data-report="end"><h2 id="questions">Questions?</h2><p>Call <a href="tel:+16145550142">(614) 555-0142</a>.</p><p class="small">Small print.</p></section>
</article></div></main></body></html>`;
