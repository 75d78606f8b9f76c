import { glossary } from '@/content/glossary';
import { loanStages } from '@/content/loans/loan-process';
import { whichLoan } from '@/content/loans/which-loan';
import { countyFile } from '@/content/ohio/counties';
import { paperWork } from '@/content/site/own-pages/paper-work';
import type { Page } from '@/content/site/page';
import { datasetNode, listNode, type MainNode, termSetNode } from './structured-data';

// Main entities for pages whose kind does not determine one.

export function stageList(page: Page): MainNode {
  return listNode(
    page,
    loanStages.map(({ id, name }) => ({ id, name })),
  );
}

export function comparisonList(page: Page): MainNode {
  return listNode(
    page,
    whichLoan.comparisons.map(({ id, name, summary }) => ({ id, name, description: summary })),
  );
}

export function documentList(page: Page): MainNode {
  return listNode(
    page,
    paperWork.groups.flatMap(({ items }) => items.map(({ text }) => ({ name: text }))),
  );
}

export function termSet(page: Page): MainNode {
  return termSetNode(page, glossary);
}

export function taxData(): MainNode {
  return datasetNode({ ...countyFile, ...countyFile.of.taxes });
}

export function limitData(): MainNode {
  return datasetNode({ ...countyFile, ...countyFile.of.limits });
}

export function incomeData(): MainNode {
  return datasetNode({ ...countyFile, ...countyFile.of.incomes });
}
