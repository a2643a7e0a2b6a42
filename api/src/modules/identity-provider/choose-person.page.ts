import { escapeHtml } from '../../server/escape-html.ts'
import type { ProviderPerson } from './people.ts'

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem;color:#1b2330}' +
  'form{margin:.75rem 0}button{font:inherit;width:100%;min-height:3rem;padding:.5rem 1rem;text-align:left;' +
  'border:1px solid #6b7686;border-radius:.75rem;background:#fff;cursor:pointer}button:hover{background:#eef3f8}' +
  'button.main{background:#0b5d66;color:#fff;text-align:center;border-color:#0b5d66}small{color:#4c5665}' +
  'fieldset{border:1px solid #c6ccd4;border-radius:.75rem;padding:1rem}label{display:block;margin:.5rem 0}' +
  'input[type=text],input[type=email]{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;' +
  'border:1px solid #6b7686;border-radius:.5rem}a{color:#0b5d66}'

/** The page of the development provider that asks who is signing in. */
export const choosePersonPage = (
  providerName: string,
  people: readonly ProviderPerson[],
  action: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Sign in: ${escapeHtml(providerName)}</title>
<style>${style}</style><main><h1>${escapeHtml(providerName)}, for development</h1>
<p>This page takes the place of the real provider. Whom shall it vouch for?</p>
${people
  .map(
    ({ name, email, emailIsVerified }) =>
      `<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="name" value="${escapeHtml(name)}"><input type="hidden" name="email" value="${escapeHtml(email)}">
${emailIsVerified ? '<input type="hidden" name="verified" value="1">' : ''}
<button>${escapeHtml(name)}<br><small>${escapeHtml(email)}${emailIsVerified ? '' : ', not verified'}</small></button></form>`,
  )
  .join('\n')}
<form method="post" action="${escapeHtml(action)}"><fieldset><legend>Someone else</legend>
<label>Name<input type="text" name="name" required maxlength="100"></label>
<label>Email<input type="email" name="email" required maxlength="254"></label>
<label><input type="checkbox" name="verified" value="1" checked> The email is verified</label>
<button class="main">Continue</button></fieldset></form>
<form method="post" action="${escapeHtml(action)}/cancel"><button>Cancel</button></form></main></html>`
