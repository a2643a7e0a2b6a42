import type { PageSection } from '@brightyard/contract'
import { listOf, rowsOf } from '../catalog/catalog-rows.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { pictureAreas } from '../pictures/palette.ts'

/** When | title | text | area | icons. */
const years = `
2016 | A garage in the monsoon | Ananya Rao, a primary teacher, opens her garage for children whose parents work late. They do homework first and then whatever there is: string, clay, a broken radio. The radio is never repaired. It is understood, which is better. | brand | house-with-garden, umbrella-with-rain-drops, radio, cloud
2017 | The first programs | Parents ask for what their children talk about at dinner. Lesson plans that were passed around on paper become programs, with a chapter a week and something to do with the hands. | learn | notebook, pencil, books, sparkles
2018 | Two rooms, one stair | The first centre opens in Bengaluru: a pottery studio below, a reading attic above, and clay on every third step. Maati Studio and Page & Lantern become partners. | talent | amphora, open-book, house, star
2020 | The kitchen table | Nobody may leave the house. Lessons move to two thousand kitchen tables within a week. One rule moves with them: eight children to a group, never more. | brand | laptop, teacup-without-handle, video-camera, star
2021 | Maths that listens | Leela Sharma’s hints learn to find the step that is missing, first in English and Hindi, today in six languages. | learn | abacus, light-bulb, speech-balloon, sparkles
2022 | Good scissors | So many parents ask where the good scissors come from that we sell them. The shop begins with eleven things, each of them dropped, pulled and washed before. | shop | scissors, shopping-bags, teddy-bear, star
2023 | The blue bus | Two thousand books, a stove and one very patient driver set out for the first village without a bookshop. It has not missed a stop since. | brand | bus, books, deciduous-tree, cloud
2024 | A stage for everybody | The TalentBox opens with the first Colourothon. Four thousand paintings arrive, two of them on roof tiles, and every child gets an answer. | talent | artist-palette, trophy, framed-picture, rainbow
2025 | Ten centres, 512 schools | Kochi gets a studio by the lake. Somebody finds the old radio in a box; it stands in the entrance now, with all its parts labelled by hand. | sun | school, radio, party-popper, star
Next | More languages, more villages | And a stage in every state. If you know where it should stand, tell us. | learn | compass, globe-showing-asia-australia, kite, sun
`

/** How the company came about, each year with a picture. */
export const ourStory = (pictures: PictureStore): PageSection[] => [
  {
    kind: 'hero',
    title: 'Our story',
    lead: 'It started with eleven children, a borrowed projector and rain on a tin roof.',
    picture: pictures.order(
      {
        layout: 'hero',
        area: 'brand',
        icons: ['house-with-garden', 'books', 'umbrella-with-rain-drops', 'sun', 'cloud'],
        seed: 'page',
      },
      '',
    ),
    actions: [],
  },
  {
    kind: 'timeline',
    title: null,
    lead: null,
    events: rowsOf(years).map(([when = '', title = '', text = '', area, icons]) => ({
      when,
      title,
      text,
      picture: pictures.order(
        {
          layout: 'scene',
          area: pictureAreas.find((one) => one === area) ?? 'brand',
          icons: listOf(icons),
          seed: `story ${when}`,
        },
        '',
      ),
    })),
  },
]
