/** The term definitions at the end of a page. */
export const termNotes = /(?:<div [^>]*\bid="term-[^>]*\bpopover="auto"[^>]*>.*?<\/div>)+/s;
