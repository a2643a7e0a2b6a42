/** What tabs and edges tell of how the site does. The browser needs only the type of the beacon. */
export * from './beacon.ts'
export * from './count.ts'
