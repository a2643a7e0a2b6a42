import { retireBankItem } from '@brightyard/contract/calls'
import type { BankItem } from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { IconButton } from '@brightyard/ui'
import { MoreIcon } from '@brightyard/ui/icons'
import { Menu, MenuItem } from '@brightyard/ui/overlay'
import { refreshBank } from '../desk.queries.ts'
import { firstLine } from '../desk-words.ts'

interface Props {
  item: BankItem
  onPreview: () => void
  onEdit: () => void
  onCopy: () => void
}

/** Everything that can be done with a question. */
export function ItemActions({ item, onPreview, onEdit, onCopy }: Props) {
  const client = useQueryClient()
  const name = firstLine(item)
  const retiring = useMutation({
    ...mutationOf(retireBankItem),
    onSuccess({ is_retired }) {
      refreshBank(client)
      showToast({
        kind: 'success',
        title: is_retired ? 'The question is retired.' : 'The question is back in the bank.',
        ...(is_retired
          ? { description: 'Assessments that have it keep it. You find it under “Retired”.' }
          : {}),
      })
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'That did not work.',
        description: failureSentence(error),
      }),
  })
  return (
    <Menu
      align="end"
      label={`More for ${name}`}
      trigger={
        <IconButton label={`More for ${name}`} busy={retiring.isPending}>
          <MoreIcon size={20} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem value="preview" onSelect={onPreview}>
        Preview
      </MenuItem>
      {item.can_edit && (
        <MenuItem value="edit" onSelect={onEdit}>
          Edit
        </MenuItem>
      )}
      <MenuItem value="copy" onSelect={onCopy}>
        Copy
      </MenuItem>
      {item.can_edit && (
        <MenuItem
          value="retire"
          onSelect={() => retiring.mutate({ id: item.id, is_retired: !item.is_retired })}
        >
          {item.is_retired ? 'Put it back' : 'Retire it'}
        </MenuItem>
      )}
    </Menu>
  )
}
