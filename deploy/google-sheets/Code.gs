/**
 * Takes the website's leads into this spreadsheet: a sheet a form, a row a lead, an email to the loan officer.
 * README.md beside this file explains how to set it up.
 */

/** The address that gets an email about each lead; leave it empty to send none. */
const MAIL_TO = '';

/** The columns of each form, in the order of a new sheet. A test of the website compares them with its forms. */
const COLUMNS = {
  purchase: [
    'zipCode', 'propertyType', 'firstTimeHomebuyer', 'stageOfTheProcess', 'purchasePrice', 'downPaymentPercent',
    'creditScore', 'beforeTaxesAnnualHouseHoldIncome', 'employmentStatus',
    'bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years', 'showProofOfIncome', 'working_with_a_real_estate_agent',
    'agentName', 'working_with_a_Loan_Officer', 'loanOfficerName', 'firstName', 'lastName', 'email', 'phone',
    'letterByEmail', '_id', 'subject',
  ],
  refinance: [
    'propertyType', 'creditScore', 'estimated_value_of_the_property', 'propertyUse',
    'remaining_balance_on_the_1st_mortgage', 'first_mortgage_interest_rate', 'rateType', 'secondMortgage',
    'borrowAdditionalCash', 'borrow_want', 'employmentStatus',
    'bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years', 'showProofOfIncome', 'beforeTaxesAnnualHouseHoldIncome',
    'averageMonthlyExpenses', 'currentlyFHA_Loan', 'latePayments_in_the_last_12_months', 'working_with_a_Loan_Officer',
    'loanOfficerName', 'firstName', 'lastName', 'email', 'phone', 'letterByEmail', '_id', 'subject',
  ],
  consultation: [
    'name', 'email', 'cellPhone', 'workPhone', 'zipCode', 'bestTimeToContact', 'loanType', '_id', 'subject',
  ],
  'quick-quote': [
    'firstName', 'lastName', 'email', 'loanOfficer', 'coBorrower', 'eveningPhone', 'workPhone', 'contactPreference',
    'creditRating', 'propertyAddress', 'City', 'state', 'zipCode', 'loanPurpose', 'propertyWillBe', 'estimatedValue',
    'quoteLoanAmount', 'quoteDownPaymentOrEquity', 'quoteTerm', 'quoteCreditRange', '_subject', 'id',
  ],
  contact: ['name', 'email', 'phone', 'city', 'message', '_id', 'subject', '_subject', 'id'],
  'free-report': [
    'firstName', 'lastName', 'email', 'report01', 'report02', 'report03', '_id', 'subject', '_subject', 'id',
  ],
  'staff-quote': ['officerName', 'firstName', 'lastName', 'email', 'phone', 'message', '_id', 'subject'],
  call: ['name', 'phone', 'when', 'about', 'figures', '_id', 'subject'],
};

/** The columns before those of the form. */
const OWN_COLUMNS = ['key', 'received', 'note'];

/** The most characters that a field of the site allows; a longer answer was not sent by the site. */
const LONGEST_ANSWER = 4000;
const LARGEST_BODY = 64 * 1024;

/** Answers a lead sent by the site: `…/exec?form=contact&key=…`. */
function doPost(event) {
  try {
    return answer(take(event));
  } catch (problem) {
    console.error(problem && problem.message);
    return answer({ result: 'error', message: 'The lead could not be stored. Please try again.' });
  }
}

/** Answers that the script is there, for a person who opens its address. */
function doGet() {
  return answer({ result: 'success', message: 'Ready for leads.' });
}

/** Run once by hand: makes the sheets and asks for the permissions that the script needs. */
function setUp() {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  for (const form of Object.keys(COLUMNS)) columnsIn(sheetFor(book, form), form);
  if (MAIL_TO) MailApp.getRemainingDailyQuota();
}

/** A web app cannot set a status, so the result is in the body. */
function answer(result) {
  return ContentService.createTextOutput(JSON.stringify(result)).setMimeType(ContentService.MimeType.JSON);
}

function take(event) {
  const sent = (event && event.parameter) || {};
  const form = sent.form;
  if (!Object.prototype.hasOwnProperty.call(COLUMNS, form)) return { result: 'error', message: 'There is no such form.' };
  if (event.postData && event.postData.length > LARGEST_BODY) return { result: 'error', message: 'That is too large.' };
  if (sent.website) return { result: 'error', message: 'A hidden field was filled in. Please call us.' };
  const answers = {};
  for (const column of COLUMNS[form]) {
    const text = String(sent[column] === undefined ? '' : sent[column]).normalize('NFC');
    if (text.length > LONGEST_ANSWER) return { result: 'error', message: 'An answer is too long: ' + column };
    answers[column] = text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
  }
  if (Object.keys(answers).every((column) => answers[column] === '')) {
    return { result: 'error', message: 'There are no answers.' };
  }
  const key = /^[A-Za-z0-9_-]{8,100}$/.test(sent.key) ? sent.key : Utilities.getUuid();

  const lock = LockService.getScriptLock();
  if (!lock.tryLock(20000)) return { result: 'error', message: 'Busy. Please try again.' };
  let outcome;
  try {
    outcome = store(form, key, answers);
  } finally {
    lock.releaseLock();
  }
  // The lead is safe by now: nothing that goes wrong with the email may say otherwise.
  if (outcome !== 'already') tell(form, key, answers);
  return { result: 'success', reference: answers._id || answers.id || '', stored: outcome };
}

/**
 * 'now' when a row was written, 'already' when a row of this key has the same answers. Other answers under a key are a
 * row of their own, whose note names the row before; no row is ever changed. Throws when the row is not there afterwards.
 */
function store(form, key, answers) {
  const sheet = sheetFor(SpreadsheetApp.getActiveSpreadsheet(), form);
  const columns = columnsIn(sheet, form);
  const known = rowsOf(sheet, columns, key);
  for (const row of known) {
    const stored = sheet.getRange(row, 1, 1, columns.length).getValues()[0].map((cell) => bare(String(cell)));
    if (COLUMNS[form].every((name) => stored[columns.indexOf(name)] === (answers[name] || ''))) return 'already';
  }
  const note = known.length > 0 ? 'The same form sent row ' + known[0] + ' before, with other answers.' : '';
  const values = Object.assign({}, answers, { key: key, received: new Date().toISOString(), note: note });
  const cells = columns.map((column) => harmless(values[column] === undefined ? '' : values[column]));
  const row = sheet.getLastRow() + 1;
  if (row > sheet.getMaxRows()) sheet.insertRowsAfter(sheet.getMaxRows(), 100);
  // Plain text keeps a ZIP's leading zero and a phone number's digits as they are.
  sheet.getRange(row, 1, 1, cells.length).setNumberFormat('@').setValues([cells]);
  SpreadsheetApp.flush();
  const written = rowsOf(sheet, columns, key)[0];
  if (written === undefined) throw new Error('The row is not there.');
  const found = sheet.getRange(written, 1, 1, cells.length).getValues()[0];
  const isWhole = cells.every((cell, index) => bare(String(found[index])) === bare(cell));
  if (!isWhole) {
    // Without its key, so that the next try writes the lead anew.
    sheet.getRange(written, columns.indexOf('key') + 1).setValue('');
    throw new Error('The row is not whole.');
  }
  return 'now';
}

function sheetFor(book, form) {
  return book.getSheetByName(form) || book.insertSheet(form);
}

/** The names in the header row; columns that it lacks are added at its end, wherever the others were moved to. */
function columnsIn(sheet, form) {
  const width = sheet.getLastColumn();
  const names = width > 0 ? sheet.getRange(1, 1, 1, width).getValues()[0].map((name) => String(name).trim()) : [];
  const missing = OWN_COLUMNS.concat(COLUMNS[form]).filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const needed = names.length + missing.length - sheet.getMaxColumns();
    if (needed > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), needed);
    sheet.getRange(1, names.length + 1, 1, missing.length).setNumberFormat('@').setValues([missing]);
    sheet.setFrozenRows(1);
  }
  return names.concat(missing);
}

/** The rows of a key, the last one first. */
function rowsOf(sheet, columns, key) {
  const last = sheet.getLastRow();
  if (last < 2) return [];
  const keys = sheet.getRange(2, columns.indexOf('key') + 1, last - 1, 1).getValues();
  return keys.map((cells, index) => (bare(String(cells[0])) === key ? index + 2 : 0)).filter((row) => row > 0).reverse();
}

/** A cell that a spreadsheet shows as it is: an apostrophe goes before what it would evaluate. */
function harmless(text) {
  return /^[=+\-@\t\r\n\u0000＝＋－＠]/.test(text) ? "'" + text : text;
}

/** Without the apostrophe, which some cells give back and some keep to themselves. */
function bare(text) {
  return text.replace(/^'/, '');
}

function tell(form, key, answers) {
  if (!MAIL_TO) return;
  try {
    const lines = COLUMNS[form].filter((column) => answers[column] !== '').map((column) => column + ': ' + answers[column]);
    const message = {
      to: MAIL_TO,
      subject: answers.subject || answers._subject || 'Lead: ' + form,
      body: lines.join('\n'),
    };
    if (/^[^\s@,;<>()"]+@[^\s@,;<>()"]+$/.test(answers.email)) message.replyTo = answers.email;
    MailApp.sendEmail(message);
  } catch (problem) {
    note(form, key, 'Email not sent: ' + (problem && problem.message));
  }
}

/** Writes into the row's note; a note that cannot be written is no reason to lose the answer. */
function note(form, key, text) {
  try {
    const sheet = sheetFor(SpreadsheetApp.getActiveSpreadsheet(), form);
    const columns = columnsIn(sheet, form);
    const row = rowsOf(sheet, columns, key)[0];
    if (row !== undefined) sheet.getRange(row, columns.indexOf('note') + 1).setValue(harmless(text));
  } catch (problem) {
    console.error(problem && problem.message);
  }
}
