import type { Home } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, chakra, Link as LinkStyle, Span } from '@brightyard/ui'
import { modeNames, priceText } from '../../offerings/offering-words.ts'
import { countOf } from '../../programs/program-words.ts'
import { Block } from './block.tsx'
import { ViewAll } from './view-all.tsx'

type Program = Home['programs'][number]

/** Programs side by side, so that they can be compared at a glance. */
export const ProgramTable = ({ programs }: { programs: readonly Program[] | undefined }) => (
  <Block
    id="programs"
    title="Learn for longer"
    viewAll={<ViewAll to={contentPaths.programs.to()} what="programs" />}
    list={programs}
    empty="The next programs are being prepared. Please check back soon."
    colorPalette="learn"
  >
    {(list) => (
      <Box overflowX="auto">
        <chakra.table
          width="full"
          borderCollapse="separate"
          borderSpacing="0"
          textAlign="start"
          css={{
            '& th, & td': { paddingInline: { base: '2', md: '3' }, textAlign: 'start' },
            '& :is(th, td):first-of-type': { paddingInlineStart: { base: '3', md: '4' } },
            '& thead th': { bg: 'colorPalette.muted', py: '2.5', fontSize: 'sm', color: 'fg' },
            '& thead th:first-of-type': { borderStartStartRadius: 'lg' },
            '& thead th:last-of-type': { borderStartEndRadius: 'lg' },
            '& tbody > tr': { bg: 'colorPalette.subtle' },
            '& tbody > tr:nth-of-type(even)': { bg: 'bg.panel' },
            '& .wide': {
              display: { base: 'none', md: 'table-cell', lg: 'none', xl: 'table-cell' },
            },
          }}
        >
          <thead>
            <tr>
              <th scope="col">Program</th>
              <th scope="col">Ages</th>
              <th scope="col" className="wide">
                Length
              </th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {list.map((program) => (
              <Row key={program.id} program={program} />
            ))}
          </tbody>
        </chakra.table>
      </Box>
    )}
  </Block>
)

function Row({ program }: { program: Program }) {
  const { id, title, age_from, age_to, mode, weeks, price_in_paise } = program
  return (
    <tr>
      <chakra.th scope="row" py="2" fontWeight="normal">
        <LinkStyle
          asChild
          variant="quiet"
          display="block"
          py={{ base: '1', md: '0' }}
          fontFamily="heading"
          fontWeight="semibold"
          fontSize="md"
          lineHeight="1.25"
        >
          <Link to={contentPaths.program.to({ id })}>{title}</Link>
        </LinkStyle>
        <Span fontSize="sm" color="fg.muted" hideBelow="md">
          {modeNames[mode]}
        </Span>
      </chakra.th>
      <chakra.td whiteSpace="nowrap">
        {age_from}–{age_to}
      </chakra.td>
      <td className="wide">{countOf(weeks, 'week')}</td>
      <chakra.td fontWeight="semibold" whiteSpace="nowrap">
        {price_in_paise === 0 ? 'Free' : priceText(price_in_paise)}
      </chakra.td>
    </tr>
  )
}
