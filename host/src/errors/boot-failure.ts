/**
 * The shell itself could not start. A page rendered on the server stays readable, and its links work without us;
 * an empty one says what happened.
 */
export function showBootFailure(error: unknown) {
  console.error('Brightyard could not start', error)
  const root = document.getElementById('root')
  if (!root || root.childElementCount > 0) return
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.style.cssText =
    'margin: 20vh auto; max-width: 30rem; padding: 1rem; font-family: sans-serif'
  message.append('The page could not be started. Check your connection and ')
  const again = document.createElement('a')
  again.href = location.href
  again.append('load it again')
  message.append(again, '.')
  root.append(message)
}
