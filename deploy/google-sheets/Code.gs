/**
 * Stores the leads of the website in this spreadsheet: a sheet for each form, a row for each lead, and an email to the loan
 * officer. deploy/google-sheets/README.md explains how to set it up. Paste the copy that the build writes to deploy/generated.
 */

/** The address that gets an email about each lead. Leave it empty to send none. */
const MAIL_TO = '';

/** The columns of each form, in the order of a new sheet. The build writes them. */
const COLUMNS = {};

/** The columns before those of the form. `consent` is the version the visitor agreed to; `source` is how they found the site. */
const LEADING_COLUMNS = ['key', 'received', 'note', 'consent', 'source'];

/** The answers in the email. Income, credit and amounts stay in the spreadsheet. */
const MAILED = ['name', 'firstName', 'lastName', 'email', 'phone', 'cellPhone', 'eveningPhone', 'workPhone'].concat(
  ['when', 'bestTimeToContact', 'contactPreference', 'about']
);

/** The longest answer that a field of the site accepts, in characters. The build writes it. */
const MAX_ANSWER = 0;
const MAX_BODY = 64 * 1024;

/** Handles a lead posted by the site: `…/exec?form=contact&key=…`. */
function doPost(event) {
  try {
    return respond(receive(event));
  } catch (problem) {
    console.error(problem && problem.message);
    return respond({ result: 'error', message: 'The lead could not be stored. Please try again.' });
  }
}

/** Shows anyone who opens the URL that the script works. */
function doGet() {
  return respond({ result: 'success', message: 'Ready for leads.' });
}

/** Run this once by hand: it creates the sheets and asks for the permissions that the script needs. */
function setUp() {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  for (const form of Object.keys(COLUMNS)) columnsIn(sheetFor(book, form), form);
  if (MAIL_TO) MailApp.getRemainingDailyQuota();
}

/** The result is in the body, because a web app cannot set a status. */
function respond(result) {
  return ContentService.createTextOutput(JSON.stringify(result)).setMimeType(ContentService.MimeType.JSON);
}

function receive(event) {
  const sent = (event && event.parameter) || {};
  const form = sent.form;
  if (!Object.prototype.hasOwnProperty.call(COLUMNS, form)) return { result: 'error', message: 'There is no such form.' };
  if (event.postData && event.postData.length > MAX_BODY) return { result: 'error', message: 'That is too large.' };
  if (sent.website) return { result: 'error', message: 'A hidden field was filled in. Please call us.' };
  const answers = {};
  for (const column of COLUMNS[form]) {
    const text = clean(sent[column]);
    if (text.length > MAX_ANSWER) return { result: 'error', message: 'An answer is too long: ' + column };
    answers[column] = text;
  }
  if (Object.keys(answers).every((column) => answers[column] === '')) {
    return { result: 'error', message: 'There are no answers.' };
  }
  const key = /^[A-Za-z0-9_-]{8,100}$/.test(sent.key) ? sent.key : Utilities.getUuid();

  const lock = LockService.getScriptLock();
  if (!lock.tryLock(20000)) return { result: 'error', message: 'Busy. Please try again.' };
  let outcome;
  try {
    outcome = store(form, key, answers, { consent: clean(sent.consent).slice(0, 100), source: clean(sent.source).slice(0, 2000) });
  } finally {
    lock.releaseLock();
  }
  // The lead is stored, so a failed email is not an error.
  if (outcome !== 'already') sendMail(form, key, answers);
  return { result: 'success', reference: answers._id || answers.id || '', stored: outcome };
}

/** Text with plain line ends and without control characters. */
function clean(value) {
  const text = String(value === undefined ? '' : value).normalize('NFC');
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/**
 * Returns 'now' if a row was written, or 'already' if a row with this key has the same answers. Different answers with a known
 * key get a new row, whose note names the earlier one; rows are never changed. Throws if the row can't be read back.
 */
function store(form, key, answers, origin) {
  const sheet = sheetFor(SpreadsheetApp.getActiveSpreadsheet(), form);
  const columns = columnsIn(sheet, form);
  const earlier = rowsOf(sheet, columns, key);
  for (const row of earlier) {
    const stored = sheet.getRange(row, 1, 1, columns.length).getValues()[0].map((cell) => withoutApostrophe(String(cell)));
    if (COLUMNS[form].every((name) => stored[columns.indexOf(name)] === (answers[name] || ''))) return 'already';
  }
  const note = earlier.length > 0 ? 'This form was sent before, as row ' + earlier[0] + ', with different answers.' : '';
  const values = Object.assign({}, origin, answers, { key: key, received: new Date().toISOString(), note: note });
  const cells = columns.map((column) => escapeFormula(values[column] === undefined ? '' : values[column]));
  const row = sheet.getLastRow() + 1;
  if (row > sheet.getMaxRows()) sheet.insertRowsAfter(sheet.getMaxRows(), 100);
  // As plain text, a ZIP code keeps its leading zero and a phone number its digits.
  sheet.getRange(row, 1, 1, cells.length).setNumberFormat('@').setValues([cells]);
  SpreadsheetApp.flush();
  const newRow = rowsOf(sheet, columns, key)[0];
  if (newRow === undefined) throw new Error('The row is missing.');
  const readBack = sheet.getRange(newRow, 1, 1, cells.length).getValues()[0];
  const isComplete = cells.every((cell, index) => withoutApostrophe(String(readBack[index])) === withoutApostrophe(cell));
  if (!isComplete) {
    // Without its key, the next attempt writes the lead again.
    sheet.getRange(newRow, columns.indexOf('key') + 1).setValue('');
    throw new Error('The row is incomplete.');
  }
  return 'now';
}

function sheetFor(book, form) {
  return book.getSheetByName(form) || book.insertSheet(form);
}

/** The names in the header row, in any order. Missing columns are added at its end. */
function columnsIn(sheet, form) {
  const width = sheet.getLastColumn();
  const names = width > 0 ? sheet.getRange(1, 1, 1, width).getValues()[0].map((name) => String(name).trim()) : [];
  const missing = LEADING_COLUMNS.concat(COLUMNS[form]).filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const needed = names.length + missing.length - sheet.getMaxColumns();
    if (needed > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), needed);
    sheet.getRange(1, names.length + 1, 1, missing.length).setNumberFormat('@').setValues([missing]);
    sheet.setFrozenRows(1);
  }
  return names.concat(missing);
}

/** The rows with a key, newest first. */
function rowsOf(sheet, columns, key) {
  const last = sheet.getLastRow();
  if (last < 2) return [];
  const keys = sheet.getRange(2, columns.indexOf('key') + 1, last - 1, 1).getValues();
  return keys.map((cells, index) => (withoutApostrophe(String(cells[0])) === key ? index + 2 : 0)).filter((row) => row > 0).reverse();
}

/** Puts an apostrophe before text that a spreadsheet would evaluate. */
function escapeFormula(text) {
  return /^[=+\-@\t\r\n\u0000＝＋－＠]/.test(text) ? "'" + text : text;
}

/** Some cells return the apostrophe when they are read, and some don't. */
function withoutApostrophe(text) {
  return text.replace(/^'/, '');
}

function sendMail(form, key, answers) {
  if (!MAIL_TO) return;
  try {
    const answered = COLUMNS[form].filter((column) => answers[column]);
    const lines = MAILED.filter((column) => answered.includes(column)).map((column) => column + ': ' + answers[column]);
    const sheet = 'The other ' + (answered.length - lines.length) + ' answers: ' + SpreadsheetApp.getActiveSpreadsheet().getUrl();
    const message = {
      to: MAIL_TO,
      subject: answers.subject || answers._subject || 'Lead: ' + form,
      body: lines.concat('', sheet).join('\n'),
    };
    if (/^[^\s@,;<>()"]+@[^\s@,;<>()"]+$/.test(answers.email)) message.replyTo = answers.email;
    MailApp.sendEmail(message);
  } catch (problem) {
    addNote(form, key, 'Email not sent: ' + (problem && problem.message));
  }
}

/** Adds a note to the row with a key. The lead is stored, so a failure is only logged. */
function addNote(form, key, text) {
  try {
    const sheet = sheetFor(SpreadsheetApp.getActiveSpreadsheet(), form);
    const columns = columnsIn(sheet, form);
    const row = rowsOf(sheet, columns, key)[0];
    if (row !== undefined) sheet.getRange(row, columns.indexOf('note') + 1).setValue(escapeFormula(text));
  } catch (problem) {
    console.error(problem && problem.message);
  }
}
