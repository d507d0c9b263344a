-- Visitors read the columns of a picture that a page shows. Its name, and who added it and when, are for the Studio:
-- an account without a role reads no pictures, as a project may let anyone sign up.
revoke select on public.pictures from anon;
grant select (file, width, height, focus_x, focus_y, alt) on public.pictures to anon;
drop policy "everybody sees pictures" on public.pictures;
create policy "visitors see pictures" on public.pictures for select to anon using (true);
create policy "people of the Studio see pictures" on public.pictures for select to authenticated
  using ((select public.studio_role()) is not null);

-- Postgres lets everyone call a new function. Policies call the first four, so accounts need them; the others are
-- for triggers alone.
revoke all on function public.studio_account(), public.studio_is_admin(), public.studio_role(), public.studio_email()
  from public, anon;
grant execute on function public.studio_account(), public.studio_is_admin(), public.studio_role(), public.studio_email()
  to authenticated, service_role;
revoke all on function public.note_change(), public.note_answer(), public.keep_an_admin()
  from public, anon, authenticated, service_role;
