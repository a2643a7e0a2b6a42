/** Role ids of spec §6. School accounts have role 2 as well; `role` distinguishes them. */
export const roleIds = {
  guardian: 1,
  student: 2,
  vendor: 3,
  vendorStaff: 4,
  superAdmin: 5,
  schoolRepresentative: 6,
} as const

export type RoleName = keyof typeof roleIds
export type RoleId = (typeof roleIds)[RoleName]
