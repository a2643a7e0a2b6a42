import type { ItemPicture } from '@brightyard/contract/entities'
import { Box, Button, Flex, Picture, Stack } from '@brightyard/ui'
import { Field, TextInput } from '@brightyard/ui/form'
import { PictureIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { NewPicture } from '../../../../uploads/new-picture.tsx'
import { pictureAddress } from './item-draft.ts'

interface Props {
  /** `Picture`, `Answer 2`. */
  label: string
  id: string
  picture: ItemPicture | null
  optional?: boolean
  error: string | undefined
  onChange: (picture: ItemPicture | null) => void
}

/** A picture and what it shows; the file is sent as soon as it is chosen. */
export function PictureInput({ label, id, picture, optional = false, error, onChange }: Props) {
  const [isWanted, setWanted] = useState(!optional)
  if (!picture && !isWanted)
    return (
      <Box>
        <Button
          variant="ghost"
          size="sm"
          minH="2.75rem"
          startIcon={<PictureIcon size={18} aria-hidden />}
          onClick={() => setWanted(true)}
        >
          Add a picture
        </Button>
      </Box>
    )
  if (!picture)
    return <NewPicture purpose="question-picture" {...{ label, optional, error, onChange, id }} />
  return (
    <Flex gap="4" align="flex-start" wrap="wrap">
      <Picture
        src={pictureAddress(picture)}
        alt={picture.alt}
        width={112}
        height={112}
        w="7rem"
        h="7rem"
        objectFit="contain"
        bg="bg.subtle"
        borderRadius="md"
      />
      <Stack flex="1 1 14rem" minW="0" gap="2">
        <Field
          id={id}
          label={`${label}: what does it show?`}
          help="For those who cannot see it, without giving the answer away."
          error={error}
        >
          <TextInput
            value={picture.alt}
            maxLength={200}
            onChange={({ currentTarget }) => onChange({ ...picture, alt: currentTarget.value })}
          />
        </Field>
        <Box>
          <Button variant="ghost" size="sm" minH="2.75rem" onClick={() => onChange(null)}>
            {`Another picture instead${label === 'Picture' ? ', or none' : ''}`}
          </Button>
        </Box>
      </Stack>
    </Flex>
  )
}
