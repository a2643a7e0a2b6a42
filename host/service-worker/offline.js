/* global window, document, location, localStorage, AbortSignal */
// The script of the offline page: opens the requested page as soon as the site answers again.

// Somebody who signs out without a connection ends here; the server hears of it with the next page.
document
  .getElementById('signed-out')
  ?.toggleAttribute('hidden', localStorage.getItem('brightyard.sign-out') !== 'true')

// A test that was running: its answers wait in this browser.
document
  .getElementById('answers-kept')
  ?.toggleAttribute('hidden', !/^\/assessment\/\d+$/i.test(location.pathname))

const longestPauseMs = 60_000
let pauseMs = 5000
let timer

function checkLater() {
  clearTimeout(timer)
  timer = setTimeout(check, pauseMs)
  pauseMs = Math.min(pauseMs * 2, longestPauseMs)
}

function check() {
  if (document.visibilityState === 'hidden') return
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(8000) }).then(({ ok }) => {
    if (!ok) checkLater()
    else if (location.pathname === '/offline') location.replace('/')
    else location.reload()
  }, checkLater)
}

window.addEventListener('online', check)
document.addEventListener('visibilitychange', check)
checkLater()
