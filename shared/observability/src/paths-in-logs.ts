/** Parts of an address that stand before a secret: a link to a new password, a shared list, a way back after signing in. */
const beforeSecrets = new Set(['reset_password', 'shared', 'callback'])

const mostDecodings = 5

const decodeAscii = (run: string) =>
  run.replace(/%[0-7][\da-f]/gi, (one) => String.fromCharCode(Number.parseInt(one.slice(1), 16)))

/** Bytes that are no text stay as they are, those around them do not. */
const decodeOnce = (text: string) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return decodeAscii(run)
    }
  })

/** Several servers may each decode an address once. */
function decode(text: string): string {
  let decoded = text
  for (let time = 0; time < mostDecodings; time += 1) {
    const next = decodeOnce(decoded)
    if (next === decoded) return decoded
    decoded = next
  }
  return decoded
}

const isEmail = (part: string) => /.@./s.test(part)
/** They could forge or hide a part of a printed line. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * What a log may say of an address: its path, decoded, without the query, without secrets and email addresses. Other
 * spellings of a path reach the same page, or are logged as not found: so all of them are read as one.
 */
export function pathForLogs(address: string): string {
  const [ordinary] = /^(?:\/[\w-]+)+(?=\?|$)/.exec(address) ?? []
  if (ordinary && !ordinary.split('/').some((part) => beforeSecrets.has(part.toLowerCase())))
    return ordinary
  const [beforeQuery = ''] = decode(address).split(/[?#]/)
  const path = beforeQuery.replaceAll('\\', '/').replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, '')
  const parts = path.split('/').flatMap((part) => {
    const [name = ''] = part.split(';')
    return name === '' || name === '.' ? [] : [name.trim()]
  })
  const secret = parts.findIndex((part) => beforeSecrets.has(part.toLowerCase()))
  const open = secret === -1 ? parts : parts.slice(0, secret + 1)
  const shown = open.map((part) => (isEmail(part) ? '…' : part))
  if (open.length < parts.length) shown.push('…')
  const end = path.endsWith('/') && shown.length > 0 && shown.at(-1) !== '…' ? '/' : ''
  return `/${shown.join('/')}${end}`.replace(invisible, encodeURIComponent)
}
