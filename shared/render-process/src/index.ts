export { type ApiCalls, createApiCalls } from './api-calls.ts'
export {
  type IsolatedProcess,
  type IsolatedProgram,
  startIsolatedProcess,
} from './isolated-process.ts'
export { type RenderLimits, renderLimits } from './limits.ts'
export type {
  ApiAnswer,
  ApiRequest,
  FromRenderer,
  RenderedPage,
  RenderJob,
  RenderOutcome,
  RenderSite,
  ToRenderer,
} from './messages.ts'
export {
  type RenderProcess,
  type RenderProcessOptions,
  RenderStartError,
  startRenderProcess,
} from './render-process.ts'
