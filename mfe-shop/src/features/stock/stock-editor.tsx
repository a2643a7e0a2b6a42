import type { StockRow } from '@brightyard/contract/entities'
import { Box } from '@brightyard/ui'
import { Drawer } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { StockChanges } from './stock-changes.tsx'
import { StockEditForm } from './stock-edit-form.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'

interface StockEditorProps {
  open: boolean
  onClose: () => void
  row: StockRow
}

/** Price and stock of one variant, and their earlier changes. Closing by mistake loses nothing. */
export function Component({ open, onClose, row }: StockEditorProps) {
  const [unsaved, setUnsaved] = useState(false)
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    setUnsaved(false)
    onClose()
  }
  return (
    <Drawer
      open={open}
      onClose={() => (unsaved ? setAsking(true) : close())}
      title={row.name}
      description={[row.variant_name, row.category].filter(Boolean).join(' · ')}
    >
      <Box colorPalette="shop" pb="6">
        {asking ? <UnsavedQuestion onGoOn={() => setAsking(false)} onThrowAway={close} /> : null}
        {open ? (
          <>
            <StockEditForm key={row.variant_id} row={row} onUnsaved={setUnsaved} onSaved={close} />
            <StockChanges variantId={row.variant_id} />
          </>
        ) : null}
      </Box>
    </Drawer>
  )
}
