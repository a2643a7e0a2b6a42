import type { Meta } from '@storybook/react-webpack5'
import { useState } from 'react'
import { PersonIcon, SignOutIcon } from '../icons/index.ts'
import { Button, Container, HStack, Text } from '../index.ts'
import {
  Dialog,
  Drawer,
  Menu,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  Popover,
  showToast,
  Toaster,
  Tooltip,
} from '../overlay/index.ts'

const meta: Meta = {
  title: 'Overlay',
  decorators: [
    (Story) => (
      <Container py="8">
        <Story />
      </Container>
    ),
  ],
}
export default meta

export function Dialogs() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove Asha</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Remove Asha from your family?"
        description="You can add her again with her kid ID."
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Keep
            </Button>
            <Button colorPalette="danger">Remove</Button>
          </>
        }
      >
        <Text>Her bookings and drawings stay.</Text>
      </Dialog>
    </>
  )
}

export function Drawers() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Notifications</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Notifications">
        <Text>Clay Saturday starts in an hour.</Text>
      </Drawer>
    </>
  )
}

export const Menus = () => (
  <Menu trigger={<Button variant="soft">Asha</Button>} open>
    <MenuGroup label="Family">
      <MenuItem value="profile">
        <PersonIcon /> Profile
      </MenuItem>
    </MenuGroup>
    <MenuSeparator />
    <MenuItem value="out">
      <SignOutIcon /> Sign out
    </MenuItem>
  </Menu>
)

export const Popovers = () => (
  <Popover open title="Delivery" trigger={<Button variant="soft">When?</Button>}>
    Two to four days.
  </Popover>
)

export const Tooltips = () => (
  <Tooltip text="Share this page">
    <Button variant="ghost">Share</Button>
  </Tooltip>
)

export const Toasts = () => (
  <>
    <HStack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Button
          key={tone}
          onClick={() =>
            showToast({
              tone,
              title: 'Added to your bag',
              description: 'Balance bike, size 12',
              action: { label: 'Undo', onPress: () => {} },
            })
          }
        >
          {tone}
        </Button>
      ))}
    </HStack>
    <Toaster />
  </>
)
