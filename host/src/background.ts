/** Loaded when the page is idle. */
export { keepUpToDate } from './open-tab/open-tab.ts'
export { startTelemetry } from './telemetry/telemetry.ts'
