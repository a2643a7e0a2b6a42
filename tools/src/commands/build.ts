import { createProgress } from '../../bootstrap/progress.mjs'
import { buildChanged } from '../building/build-changed.ts'

/** `npm run build`: everything that a browser gets, where its inputs changed. */
export async function build(): Promise<void> {
  await buildChanged(createProgress())
}
