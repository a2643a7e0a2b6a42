import type { ActingUser } from '../../server/acting-user.ts'
import type { Database } from '../../database/database.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import { invalidInput } from '../../server/api-problem.ts'

/** Letters that look like Latin ones, and figures in their place; small `l` and `i` are one. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑ@4'],
    ['b', 'вьβƅ8'],
    ['c', 'сϲ'],
    ['d', 'ԁɗ'],
    ['e', 'еεєё3'],
    ['f', 'ƒϝ'],
    ['g', 'ɡԍɢ9'],
    ['h', 'һнհʜ'],
    ['i', 'ilіιıɩӏїʟɪ1|!'],
    ['j', 'јʝ'],
    ['k', 'кκ'],
    ['m', 'мṃᴍ'],
    ['n', 'пηոɴ'],
    ['o', 'оοσօ0'],
    ['p', 'рρ'],
    ['r', 'гʀɾя'],
    ['s', 'ѕʂ5$'],
    ['t', 'тτʈ7'],
    ['u', 'υսʋц'],
    ['v', 'ѵν'],
    ['w', 'ԝшω'],
    ['x', 'хχ'],
    ['y', 'уүγʏў'],
    ['z', 'ʐᴢ2'],
  ].flatMap(([letter = '', alike = '']) => [...alike].map((one) => [one, letter])),
)

/** Words as they look, whatever they are written with. */
function looksLike(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/[\u0300-\u036F\p{Cf}\p{Cc}]/gu, '')
  const folded = [...plain.toLowerCase()].map((one) => lookalikes[one] ?? one).join('')
  return folded
    .replaceAll('rn', 'm')
    .split(/[\s._-]+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .filter(Boolean)
}
const together = (name: string) => looksLike(name).join('')

const nowhere = [
  'Brightyard',
  'administrator',
  'moderator',
  'help desk',
  'customer care',
  'support',
  'official',
].map(together)
/** Parts of real names (Padmini) or short: refused as words alone. */
const notAsWord = new Set(['admin', 'admins', 'staff', 'team'].map(together))
/** Shorter names of organisations are parts of people’s names too. */
const shortestPart = 10

/** Refuses a name with which somebody would speak for Brightyard or for an organisation that is not theirs. */
export async function refuseReservedName(
  db: Database,
  name: string,
  actor?: Pick<ActingUser, 'role' | 'vendorId'>,
) {
  if (actor?.role === 'superAdmin') return
  const words = looksLike(name)
  const whole = words.join('')
  const isOfficial =
    nowhere.some((word) => whole.includes(word)) ||
    notAsWord.has(whole) ||
    words.some((word) => notAsWord.has(word))
  if (isOfficial || (await isOfOrganisation(db, whole, actor?.vendorId ?? null)))
    throw invalidInput({
      name: 'This name belongs to Brightyard or to an organisation. Please use your own.',
    })
}

async function isOfOrganisation(db: Database, whole: string, ownId: number | null) {
  const rows = await db.select({ id: vendors.id, name: vendors.name }).from(vendors)
  return rows.some(({ id, name }) => {
    if (id === ownId) return false
    const other = together(name)
    return (
      other !== '' && (whole === other || (other.length >= shortestPart && whole.includes(other)))
    )
  })
}
