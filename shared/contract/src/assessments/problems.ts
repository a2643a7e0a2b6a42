/** What a question or an assessment lacks, for pages and API alike. */
export * from './bank-problems.ts'
export * from './compose-problems.ts'
