import type { ContentCard } from '@brightyard/contract/entities'
import { lazyPart } from '@brightyard/runtime'
import { Box, type FamilyName, Skeleton } from '@brightyard/ui'
import { Suspense, useId, useRef, useState } from 'react'
import { addressOfEntry } from './entry-address.ts'
import { EntryCard } from './entry-card.tsx'
import { LinkedEntryCard } from './linked-entry-card.tsx'
import { Rail } from './rail.tsx'

const EntryPanel = lazyPart(() => import('./entry-panel.tsx'))

interface EntryShelfProps {
  /** What is listed, for assistive technology. */
  label: string
  entries: readonly ContentCard[]
  colorPalette: FamilyName
  /** Several lines of cards instead of one that scrolls sideways. */
  wrap?: boolean
  /** Heading level of a card; 3 by default. */
  level?: 2 | 3
}

/** Entries as cards. Those with a page of their own lead there; the details of the others open below them. */
export function EntryShelf({
  label,
  entries,
  colorPalette,
  wrap = false,
  level = 3,
}: EntryShelfProps) {
  const [openId, setOpenId] = useState<number | null>(null)
  const panelId = useId()
  const shelf = useRef<HTMLDivElement>(null)
  const open = entries.find(({ id }) => id === openId)

  function close() {
    shelf.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setOpenId(null)
  }

  return (
    <Box ref={shelf} colorPalette={colorPalette}>
      <Rail label={label} wrap={wrap}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {addressOfEntry(entry) === null ? (
              <EntryCard
                entry={entry}
                level={level}
                open={entry.id === openId}
                panelId={panelId}
                onToggle={() => setOpenId(entry.id === openId ? null : entry.id)}
                colorPalette={colorPalette}
              />
            ) : (
              <LinkedEntryCard entry={entry} level={level} colorPalette={colorPalette} />
            )}
          </li>
        ))}
      </Rail>
      {open ? (
        <Box id={panelId} mt="3">
          <Suspense fallback={<Skeleton height="22rem" borderRadius="xl" />}>
            <EntryPanel key={open.id} card={open} level={level} onClose={close} />
          </Suspense>
        </Box>
      ) : null}
    </Box>
  )
}
