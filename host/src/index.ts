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
  const { start } = await import('./client.tsx')
  await yieldToBrowser()
  await start()
}

boot().catch(showBootFailure)
