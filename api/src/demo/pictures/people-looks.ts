import type { Options } from '@dicebear/open-peeps'
import { random } from '../../server/random.ts'
import { rowsOf } from '../catalog/catalog-rows.ts'

type Head = NonNullable<Options['head']>[number]
export interface Looks {
  head: Head
  face: NonNullable<Options['face']>[number]
  skin: string
  hair: string
  clothes: string
  glasses: NonNullable<Options['accessories']>[number] | null
  beard: NonNullable<Options['facialHair']>[number] | null
}

const skins = ['f2c9a0', 'e5b083', 'd9a06f', 'c68642', 'b57a4a', '9c6238', '8d5524', '6f4423']
const clothes = [
  'ff8a4c',
  'ffc24b',
  '35a7c9',
  '66b84a',
  'e2649c',
  '8e6bd1',
  '0b6583',
  'd9463f',
  'f6f0e4',
  '2f7d6a',
]
const black = '2c1b18'

/** Name | head | face | skin, from light to dark 0 to 7 | glasses | beard. Others are drawn by their name. */
const known = new Map(
  rowsOf(`
Ananya Rao | grayBun | smile | 3 | glasses2
Imtiaz Shaikh | short3 | calm | 2 | glasses | full2
Dr Kavita Menon | bun | smile | 5 | glasses3
Rukmini Das | longCurly | cute | 4
Joseph D’Souza | short1 | smileBig | 6 | | moustache2
Leela Sharma | mediumStraight | explaining | 2 | glasses5
Ustad Rafiq Khan | grayShort | eatingHappy | 4 | | full4
Harish Bhat | pomp | smileTeethGap | 3 | | goatee1
Meghna Iyer | mediumBangs | smile | 5
Farah Contractor | bangs2 | cheeky | 1 | glasses4
Sandeep Kulkarni | short5 | smile | 4 | | chin
Tashi Dolma | bun2 | smileBig | 1
Harpreet Singh | turban | smile | 3 | | full
Meera Nair | long | smile | 4
Imran Qureshi | short4 | calm | 2 | | full3
Aarav Nair | short2 | smileTeethGap | 4
Diya Nair | buns | smileBig | 4
Kabir Qureshi | flatTop | cheeky | 2
Nasreen Ali | hijab | smile | 2
Farida Ansari | hijab | cute | 3
Fatima Films the Fishing Songs | hijab | smileBig | 5
Dr Vikram Sethi | grayShort | explaining | 3 | glasses | full4
Lobsang Tsering | short5 | smileBig | 1
Grandmaster K. Raghav | noHair1 | calm | 5 | glasses2
K. Raghav | noHair1 | calm | 5 | glasses2
Omkar Deshmukh | noHair2 | cheeky | 5 | | moustache5
Suresh Iyer | grayShort | old | 5 | glasses | moustache3
`).map(([name = '', head, face, skin, glasses, beard]) => [
    name,
    { head, face, skin: Number(skin), glasses, beard },
  ]),
)

/** Of women and girls, of men and boys. The names decide, as far as the data knows them. */
const longHair: readonly Head[] = [
  'bangs',
  'bangs2',
  'bun',
  'bun2',
  'buns',
  'long',
  'longBangs',
  'longCurly',
  'medium1',
  'medium2',
  'medium3',
  'mediumBangs',
  'mediumBangs2',
  'mediumBangs3',
  'mediumStraight',
]
const shortHair: readonly Head[] = [
  'short1',
  'short2',
  'short3',
  'short4',
  'short5',
  'pomp',
  'shaved1',
  'shaved2',
  'flatTop',
  'noHair3',
]
const faces = [
  'smile',
  'smile',
  'smileBig',
  'calm',
  'cute',
  'cheeky',
  'smileTeethGap',
  'explaining',
] as const
const rims = ['glasses', 'glasses2', 'glasses3', 'glasses4', 'glasses5'] as const
const beards = ['moustache2', 'moustache3', 'full', 'full2', 'chin', 'goatee1'] as const

const isWoman =
  /^(“?My class|“I won|“I read|“A workshop|“She|“Rooms|“Our partner|“They listened)|\b(Ishita|Zoya|Kavya|Anoushka|Lalita|Fatima|Geeta|Shreya|Anjali|Sunanda|Nasreen|Sowmya|Farida|Tara|Mary|Hema|Diya|Meera|girl\d|woman\d)\b/
const isChild = /\b(girl\d|boy\d)\b/

/** How a person looks, by name; the second is what the data says about the face, such as `girl1`. */
export function looksOf(name: string, hint = ''): Looks {
  const dice = random(`looks of ${name}`)
  const fixed = known.get(name)
  const woman = isWoman.test(name) || isWoman.test(hint)
  const adult = !isChild.test(hint)
  const drawn = {
    head: dice.pick(woman ? longHair : shortHair),
    face: dice.pick(faces),
    skin: skins[fixed?.skin ?? dice.whole(0, 6)] ?? 'c68642',
    hair: dice.pick([black, black, '1f1a17', '4a2f23']),
    clothes: dice.pick(clothes),
    glasses: dice.next() < 0.25 ? dice.pick(rims) : null,
    beard: adult && !woman && dice.next() < 0.45 ? dice.pick(beards) : null,
  }
  if (!fixed) return drawn
  return {
    ...drawn,
    head: (fixed.head ?? drawn.head) as Head,
    face: (fixed.face ?? drawn.face) as Looks['face'],
    hair: fixed.head?.startsWith('gray') ? 'b8b2ab' : drawn.hair,
    glasses: (fixed.glasses || null) as Looks['glasses'],
    beard: (fixed.beard || null) as Looks['beard'],
  }
}
