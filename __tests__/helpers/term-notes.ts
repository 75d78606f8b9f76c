/** The definitions that a reader may open in place, which are last on a page: one run of elements. */
export const termNotes = /(?:<div [^>]*\bid="term-[^>]*\bpopover="auto"[^>]*>.*?<\/div>)+/s;
