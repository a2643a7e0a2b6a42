/** What tabs and edges report about the site's health. The browser needs only the type of the beacon. */
export * from './beacon.ts'
export * from './count.ts'
