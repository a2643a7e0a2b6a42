// The matchers' types reach every test that imports this entry.
import '@testing-library/jest-dom/jest-globals'
export { accessibilityFindings, namesWithoutText } from './accessibility.ts'
export {
  answer,
  answerPath,
  cutOff,
  hang,
  network,
  type Received,
  refuse,
  testBases,
} from './network.ts'
export { renderComponent, renderPage, type RenderOptions } from './render-page.tsx'
export { signedInAs, userOf } from './sign-in.ts'
export { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
