import { formatMoney } from '@brightyard/contract/money'
import { escapeHtml } from '../../../server/escape-html.ts'
import { sandboxPath } from './sandbox-gateway.ts'
import { outcomes } from './sandbox-outcomes.ts'
import type { SandboxCallback, SandboxPayment } from './sandbox.repository.ts'

const style = `
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:1.5rem 1rem}
.note{border:2px dashed currentColor;border-radius:.75rem;padding:.5rem 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}
form{display:grid;gap:.75rem}
button{font:inherit;min-height:3rem;width:100%;text-align:start;padding:.5rem 1rem;border-radius:.75rem;border:1px solid currentColor;background:Canvas;color:CanvasText;cursor:pointer}
button:first-of-type{background:#14532d;color:#fff}
button:focus-visible,a:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
button small{display:block}code{overflow-wrap:anywhere}
`

/** A page without scripts; a nonce allows its style sheet. */
const page = (nonce: string, title: string, main: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<style nonce="${nonce}">${style}</style></head><body><main>${main}</main></body></html>`

const states: Record<SandboxPayment['status'], string> = {
  open: 'waiting for your choice',
  paid: 'paid',
  declined: 'declined',
  refunded: 'paid back',
}

export function paymentPage(
  nonce: string,
  payment: SandboxPayment,
  { callbacks, message }: { callbacks: readonly SandboxCallback[]; message: string | null },
): string {
  const buttons = Object.entries(outcomes).map(
    ([value, { label, hint }]) =>
      `<button name="outcome" value="${value}">${label}<small>${hint}</small></button>`,
  )
  const sent = callbacks.map(
    ({ body, isForged, deliveredAt, deliverAt, lastAnswer }) =>
      `<li>${isForged ? 'Forged' : 'Signed'} callback, ` +
      (deliveredAt
        ? `answered with ${lastAnswer}`
        : `due ${deliverAt.toISOString().slice(11, 19)} UTC`) +
      `: <code>${escapeHtml(body)}</code></li>`,
  )
  return page(
    nonce,
    'Sandbox gateway',
    '<h1>Sandbox gateway</h1>' +
      '<p class="note">A stand-in for a bank. No money moves. Choose how this payment ends.</p>' +
      (message ? `<p role="status"><strong>${escapeHtml(message)}</strong></p>` : '') +
      `<dl><dt>For</dt><dd>${escapeHtml(payment.description)}</dd>` +
      `<dt>Amount</dt><dd>${formatMoney(payment.amountInPaise)}</dd>` +
      `<dt>State</dt><dd>${states[payment.status]}</dd></dl>` +
      (payment.status === 'open'
        ? `<form method="post" action="${sandboxPath}/${payment.reference}">${buttons.join('')}</form>`
        : '') +
      (sent.length > 0 ? `<h2>Callbacks</h2><ul>${sent.join('')}</ul>` : '') +
      `<p><a href="${escapeHtml(payment.returnPath)}">Back to the shop</a></p>`,
  )
}

export const unknownPage = (nonce: string) =>
  page(
    nonce,
    'No such payment',
    '<h1>No such payment</h1><p>There is no payment at this address. Go back to the shop and start again.</p><p><a href="/shop">To the shop</a></p>',
  )
