import { changeOffering, getOwnOffering, removeOffering } from '@brightyard/contract/calls'
import type { OwnOffering } from '@brightyard/contract/entities'
import { offeringAddress } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  showToast,
  useApi,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { IconButton } from '@brightyard/ui'
import { ConfirmDialog } from '@brightyard/ui/editor'
import { MoreIcon } from '@brightyard/ui/icons'
import { Menu, MenuItem } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { stateOf } from './offering-words.ts'
import { refreshOfferings } from './offerings.queries.ts'

const failed = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, description: failureSentence(error) })

interface Props {
  offering: OwnOffering
  /** It was taken off the lists. */
  onUnpublished?: () => void
  onRemoved?: () => void
}

/** Everything else that can be done with an offering: nothing of it without asking. */
export function OfferingActions({ offering, onUnpublished, onRemoved }: Props) {
  const { id, title } = offering
  const state = stateOf(offering)
  const api = useApi()
  const client = useQueryClient()
  const [asking, setAsking] = useState<'delete' | 'unpublish' | null>(null)
  const unpublishing = useMutation({
    mutationFn: async () => {
      // As it is stored: what somebody writes in the editor meanwhile is not published by this.
      const stored = await api.call(getOwnOffering, { id })
      const { text: _text, picture: _picture, camp_group, ...rest } = stored
      return api.call(changeOffering, {
        ...rest,
        ...(camp_group === null ? {} : { camp_group }),
        is_offered: false,
      })
    },
    async onSuccess() {
      setAsking(null)
      showToast({ kind: 'success', title: 'It is no longer offered. Bookings stay.' })
      onUnpublished?.()
      await refreshOfferings(client, id)
    },
    onError: failed('It is still offered.'),
  })
  const removing = useMutation({
    ...mutationOf(removeOffering),
    onSuccess({ message }) {
      setAsking(null)
      showToast({ kind: 'success', title: message })
      onRemoved?.()
      void refreshOfferings(client)
    },
    onError: failed('It is not deleted.'),
  })
  if (state === 'unpublished') return null
  return (
    <>
      <Menu
        align="end"
        label={`More for ${title}`}
        trigger={
          <IconButton label={`More for ${title}`}>
            <MoreIcon size={20} aria-hidden />
          </IconButton>
        }
      >
        {state === 'published' ? (
          <>
            <MenuItem value="see" asChild>
              <Link to={offeringAddress(offering)}>See it on the site</Link>
            </MenuItem>
            <MenuItem
              value="unpublish"
              colorPalette="danger"
              onSelect={() => setAsking('unpublish')}
            >
              No longer offer it
            </MenuItem>
          </>
        ) : (
          <MenuItem value="delete" colorPalette="danger" onSelect={() => setAsking('delete')}>
            Delete
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking === 'unpublish'}
        title="No longer offer it?"
        description={`“${title}” leaves all lists, and nobody can book it any more. Families who have booked keep their seats; cancel its dates if they should not come. You can publish it again.`}
        keep="Keep offering it"
        confirm="No longer offer it"
        busy={unpublishing.isPending}
        onConfirm={() => unpublishing.mutate()}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        title="Delete this draft?"
        description={`“${title}” was never published, so nobody has booked it. It goes with its dates and cannot be brought back.`}
        keep="Keep it"
        confirm="Delete the draft"
        busy={removing.isPending}
        onConfirm={() => removing.mutate({ id })}
        onClose={() => setAsking(null)}
      />
    </>
  )
}
