import { yieldToBrowser } from './boot/yield-to-browser.ts'

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

/**
 * Shown when the shell cannot start. A page rendered on the server stays as it is: its text and links work without
 * scripts.
 */
function showBootFailure(error: unknown) {
  console.error('Brightyard could not start', error)
  const root = document.getElementById('root')
  if (!root || root.childElementCount > 0) return
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.style.cssText =
    'margin: 20vh auto; max-width: 30rem; padding: 1rem; font-family: sans-serif'
  message.append('The page could not be started. Check your connection and ')
  const reloadLink = document.createElement('a')
  reloadLink.href = location.href
  reloadLink.append('load it again')
  message.append(reloadLink, '.')
  root.append(message)
}
