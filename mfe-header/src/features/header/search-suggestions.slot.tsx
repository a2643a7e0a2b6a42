import { completeSearch } from '@brightyard/contract/calls'
import type { Completion } from '@brightyard/contract/entities'
import { contentPaths, offeringAddress, shopPaths } from '@brightyard/contract/paths'
import { keepPreviousData, Link, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Box, chakra, Span, VisuallyHidden } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { linkRow } from './menu-styles.ts'

const pauseMilliseconds = 150
const shortest = 2

const kindNames: Readonly<Record<Completion['kind'], string>> = {
  event: 'Event',
  workshop: 'Workshop',
  class: 'Class',
  'live-class': 'Live class',
  camp: 'Camp',
  program: 'Program',
  product: 'Product',
  blog: 'Blog',
}

function addressOf({ kind, id, slug }: Completion): string {
  if (kind === 'program') return contentPaths.program.to({ id })
  if (kind === 'product') return shopPaths.product.to({}, { ecommID: id })
  if (kind === 'blog') return contentPaths.blogPost.to({ slug })
  return offeringAddress({ kind, slug })
}

/** The text once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The arrow keys move between the field and the links below it; both are in the same form. */
function useArrows() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = ref.current?.closest('form')
    if (!form) return undefined
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!step) return
      const stops = [...form.querySelectorAll<HTMLElement>('input, a')]
      const next = stops[stops.findIndex((stop) => stop === event.target) + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    form.addEventListener('keydown', move)
    return () => form.removeEventListener('keydown', move)
  }, [])
  return ref
}

const Row = chakra(Link, {
  base: { ...linkRow, justifyContent: 'space-between' },
})

interface Props {
  /** What is typed. */
  text: string
  onChosen: () => void
}

/**
 * The slot `search-suggestions`, inside a form of search: titles that begin with what is typed, each a link to its
 * page.
 */
export function Component({ text, onChosen }: Props) {
  const arrows = useArrows()
  const settled = useSettled(text.trim())
  const isAsked = settled.length >= shortest
  const { data } = useQuery({
    ...queryOf(completeSearch, { text: settled }, { placeholderData: keepPreviousData }),
    enabled: isAsked,
  })
  const titles = isAsked ? (data?.data ?? []) : []
  return (
    <div ref={arrows}>
      <VisuallyHidden role="status">
        {titles.length > 0 ? `${titles.length} suggestions below` : ''}
      </VisuallyHidden>
      {titles.length > 0 ? (
        <Box as="ul" aria-label="Suggestions" listStyleType="none" mt="3">
          {titles.map((one) => (
            <li key={`${one.kind} ${one.id}`}>
              <Row to={addressOf(one)} onClick={onChosen}>
                <Span minW="0">{one.title}</Span>
                <Span flexShrink={0} fontSize="sm" color="fg.muted">
                  {kindNames[one.kind]}
                </Span>
              </Row>
            </li>
          ))}
        </Box>
      ) : null}
    </div>
  )
}
