/** What a page needs once it is shown and nobody waits for it. */
export { keepUpToDate } from './open-tab/open-tab.ts'
export { startTelemetry } from './telemetry/telemetry.ts'
