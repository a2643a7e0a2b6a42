import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod'
import { random } from '../../server/random.ts'
import { hasIcon } from './icons.ts'

/** Keywords of emojis by Mu-An Chiou, MIT licence; the first of each is its name. */
const readKeywords = () => {
  const file = createRequire(import.meta.url).resolve('emojilib')
  return z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Animals, plants, food, places, activities and things; people, hands and signs stand before and after them. */
const first = '🐵'
const afterLast = '🏧'

/** What no picture for children shows, and tiles that look like buttons. */
const unwanted =
  /face|head|stop|fax|dollar|with-slash|studio|8-ball|japanese|printer|paw-prints|safety|quarter-moon|credit-card|traffic-light|rugby|american-football|swimsuit|mailbox|snowman|fire$|collision|zzz|gun|pistol|dagger|knife|sword|bomb|coffin|skull|funeral|cigarette|beer|wine|cocktail|tumbler|sake|champagne|tropical-drink|clinking|bottle-with|mate$|bikini|lipstick|underwear|love|wedding|kaaba|casino|slot-machine|club-suit|spade-suit|heart-suit|diamond-suit|joker|mahjong|12-oclock|oclock|thirty|hospital|hotel|bank|atm|police|ambulance|convenience|dog$|syringe|blood|pill|adhesive|crutch|x-ray|toilet|plunger|razor|axe|chains|mouse-trap|hole|worm|microbe|cockroach|rat$|bat$|spider|snake|mosquito|beetle-dung|rock$|pick$|hammer-and|oil-drum|bubble-tea|running-shirt|cricket$|christmas|tanabata|jack-o|moon-viewing|pine-decoration|red-envelope|dolls$|mute|speaker|moai|placard|identification|trident|military|judge|crystal-ball|nazar|hamsa|rosary|prayer|kitchen|service|guide|oncoming|mountain-cable|suspension|aerial|currency|banknote|chart|yen|dollar-b|euro|pound|wastebasket|shower|bathtub|bucket$|menorah|church|mosque|synagogue|temple|shinto|fuji|tokyo|liberty|map-of-japan|love-letter|ballot|anger|sweat|dashing|hot-springs|barber|loop|white-circle|square|curling|fog|baby|empty-nest|hair-pick|flat-shoe|high-heel|sandal|goggles|ballet|thong/

const nameOf = (keywords: readonly string[]) =>
  (keywords[0] ?? '')
    .toLowerCase()
    .replaceAll(/[’'.!()“”,:&]/g, '')
    .replaceAll(/[\s_]+/g, '-')

const stem = (word: string) => word.replace(/(ies)$/, 'y').replace(/(?<=\w{3})(s|ing|ed|er)$/, '')
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map(stem)

/** Things that no emoji shows, and the nearest that one does. */
const nearest: Record<string, string> = {
  tabla: 'drum',
  dhol: 'long-drum',
  ukulele: 'guitar',
  sitar: 'banjo',
  harmonium: 'accordion',
  diya: 'diya-lamp',
  lamp: 'diya-lamp',
  lantern: 'red-paper-lantern',
}

let known: Map<string, { icon: string; weight: number }[]> | undefined
/** Icons by the words that name or describe them. */
function iconsByWord() {
  if (known) return known
  known = new Map()
  const entries = Object.entries(readKeywords())
  const [from, to] = [first, afterLast].map((one) => entries.findIndex(([emoji]) => emoji === one))
  for (const [, keywords] of entries.slice(from, to)) {
    const icon = nameOf(keywords)
    if (unwanted.test(icon) || !hasIcon(icon)) continue
    const weights = new Map<string, number>()
    for (const word of keywords.slice(1).flatMap(wordsOf)) weights.set(word, 1)
    for (const word of wordsOf(icon.replaceAll('-', ' '))) weights.set(word, 4)
    for (const [word, weight] of weights)
      known.set(word, [...(known.get(word) ?? []), { icon, weight }])
  }
  return known
}

const tooCommon = new Set(
  'the and for with that from your you our who has have how why what one two three than into not but are was all can out more most them they its his her she him when where which there their will every each day week month year first second good best time make made take way thing new old small large big little long short open close children child school indian india classical academy partner class kid live show work play fun learn read write draw art game sport music science nature food family home house'
    .split(' ')
    .map(stem),
)

/**
 * What an entry’s picture shows: things that its own words name, then what belongs to its theme. The main thing is one
 * that `taken` does not have yet.
 */
export function entryIcons(
  { title, summary }: { title: string; summary: string },
  theme: readonly string[],
  taken: Set<string>,
): string[] {
  const points = new Map<string, number>()
  const count = (text: string, factor: number) => {
    for (const word of new Set(wordsOf(text))) {
      if (tooCommon.has(word)) continue
      const near = nearest[word]
      if (near) points.set(near, (points.get(near) ?? 0) + 4 * factor)
      const found = iconsByWord().get(word) ?? []
      // A word that fits many things says little.
      for (const { icon, weight } of found) {
        const score = (weight * factor) / Math.sqrt(found.length)
        points.set(icon, (points.get(icon) ?? 0) + score)
      }
    }
  }
  count(title, 3)
  count(summary, 2)
  const named = [...points]
    .filter(([, score]) => score > 3)
    .toSorted(([, one], [, other]) => other - one)
    .map(([icon]) => icon)
    .slice(0, 3)
  const dice = random(title)
  const shift = dice.whole(0, Math.max(0, theme.length - 1))
  const rest = [...theme.slice(shift), ...theme.slice(0, shift)]
  const all = [...new Set([...named, ...rest])]
  // Any other instrument would be the wrong one.
  const near = wordsOf(title).flatMap((word) => nearest[word] ?? [])[0]
  const main = near ?? all.find((icon) => !taken.has(icon)) ?? all[0] ?? 'star'
  taken.add(main)
  return [main, ...all.filter((icon) => icon !== main)].slice(0, 6)
}
