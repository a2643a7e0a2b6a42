import { showBootFailure } from './errors/boot-failure.ts'
import { yieldToBrowser } from './boot/stage.ts'

/** Each stage is evaluated in a task of its own, so that none is long (the files are preloaded). */
async function boot() {
  await import('react')
  await yieldToBrowser()
  await import('react-dom/client')
  await yieldToBrowser()
  await import('@brightyard/runtime')
  await yieldToBrowser()
  await import('@brightyard/ui')
  await yieldToBrowser()
  // In the entry's own script: every page needs it, and a file of its own is one more answer to wait for.
  const { start } = await import(/* webpackMode: "eager" */ './client.tsx')
  await yieldToBrowser()
  await start()
}

boot().catch(showBootFailure)
