"""Tests of the selection that don't run in an engine, and why.

If a test asks for what an engine's driver doesn't have, it fails with `Unsupported`, unless it is listed here.
"""

BOTH = ("webkit", "firefox")

EXCEPTIONS = [
    (BOTH, "A finger is Chromium's: WebKitGTK's driver has none.", [
        "test_deleted_rows::test_a_deleted_row_shows_its_content_while_its_place_closes",
        "test_deleted_rows::test_with_reduced_motion_it_is_gone_at_once",
        "test_lists::test_a_list_that_isn_t_refreshable_isn_t_pulled",
        "test_lists::test_a_pull_that_is_long_enough_refreshes_until_the_list_is_no_longer_busy",
        "test_lists::test_a_refresh_that_ends_at_once_goes_home_too",
        "test_lists::test_a_short_pull_refreshes_nothing",
        "test_navigation::test_A14_a_swipe_from_the_edge_follows_the_finger_and_goes_back",
        "test_navigation::test_A14_a_swipe_let_go_early_slides_home_and_says_unpeek",
        "test_navigation::test_a_drag_that_starts_elsewhere_or_goes_down_is_not_a_swipe",
        "test_navigation::test_a_fast_swipe_goes_back_before_half",
        "test_navigation::test_a_swipe_that_the_app_refuses_slides_home",
        "test_navigation::test_a_swipe_waits_for_a_screen_that_isn_t_built_yet",
        "test_navigation::test_right_to_left_swipes_from_the_other_edge",
        "test_presentation::test_a_sheet_follows_a_finger_down_and_goes_past_half",
        "test_presentation::test_a_sheet_is_dragged_between_its_detents_and_its_grabber_goes_through_them",
        "test_presentation::test_a_sheet_let_go_early_comes_home",
        "test_presentation::test_a_sheet_that_mustnt_go_gives_way_only_a_little",
        "test_presentation::test_a_sheet_whose_server_keeps_it_comes_home",
        "test_presentation::test_a_swipe_in_the_content_scrolls_until_its_top_is_reached",
        "test_text_fields::test_a_mouse_beside_all_controls_leaves_the_focus_in_its_field_and_a_finger_takes_it",
        "test_text_fields::test_a_tap_on_a_button_leaves_the_focus_in_its_field",
    ]),
    (BOTH, "Only Chromium's own protocol holds animations at their start.", [
        "test_leaving_columns::test_a_pop_shows_the_old_content_until_the_column_is_gone",
        "test_leaving_columns::test_a_pop_that_changes_nothing_makes_no_copy",
        "test_leaving_columns::test_a_swipe_back_keeps_the_old_content_too",
        "test_navigation::test_a_stack_that_the_app_turns_reads_from_the_right",
        "test_presentation::test_with_reduced_motion_a_sheet_only_fades",
    ]),
    (BOTH, "Only Chromium's driver waits for a tab that a page opens.", [
        "test_above_dialogs::test_the_button_of_a_notice_works_above_a_dialog_and_does_not_reach_it",
    ]),
    (BOTH, "Only Chromium's driver runs a script before those of the page.", [
        "test_kept_screen::test_O02_a_screen_with_unreadable_parts_is_shown_without_them",
        "test_kept_screen::test_O02_what_others_have_written_into_the_storage_is_not_shown",
    ]),
    (BOTH, "Only Chromium's own protocol enlarges the text of a page.", [
        "test_large_text::test_O04_a_word_that_is_too_long_for_its_row_breaks_only_with_large_text",
        "test_large_text::test_O04_a_large_title_grows_as_far_as_there_is_room",
        "test_large_text::test_O04_a_symbol_of_a_fixed_size_fits_its_frame",
        "test_large_text::test_O04_at_200_percent_nothing_in_a_bar_overlaps_and_nothing_is_cut",
        "test_large_text::test_O04_the_first_row_begins_below_the_bar",
        "test_large_text::test_O04_the_grabber_of_a_sheet_is_above_its_title",
    ]),
    (BOTH, "Only Chromium's own protocol shows a page as it is printed.", [
        "test_print::test_O04_a_dark_page_is_printed_dark_on_light",
        "test_print::test_O04_print_has_every_row_and_no_bar",
        "test_print::test_O04_print_says_how_many_rows_of_a_lazy_list_are_not_there",
        "test_print::test_O04_the_visible_columns_of_a_split_view_are_printed_one_after_the_other",
        "test_print::test_O04_what_is_chosen_and_prominent_buttons_are_printed_dark",
        "test_print::test_after_printing_the_screen_is_as_before",
    ]),
    (BOTH, "Only Chromium's own protocol forces colors.", [
        "test_forced_colors::test_O04_a_back_button_has_its_chevron",
        "test_forced_colors::test_O04_a_ground_behind_text_gives_way",
        "test_forced_colors::test_O04_fields_and_chevrons_can_be_seen",
        "test_forced_colors::test_O04_sliders_and_progress_show_their_value",
        "test_forced_colors::test_O04_the_circles_of_rows_that_can_be_chosen_can_be_seen",
        "test_forced_colors::test_O04_the_controls_of_edit_mode_can_be_seen",
        "test_forced_colors::test_O04_toggles_show_whether_they_are_on",
        "test_forced_colors::test_O04_what_is_chosen_is_marked_and_can_be_read",
        "test_forced_colors::test_O04_what_the_app_draws_is_still_there",
    ]),
    (BOTH, "Only Chromium's own protocol acts as an input method.", [
        "test_text_fields::test_composition_sends_nothing_and_takes_nothing_until_it_ends",
        "test_text_fields::test_text_that_an_input_method_makes_too_long_is_taken_back",
    ]),
    (BOTH, "A page may read the clipboard only with a permission that these drivers can't give.", [
        "test_text_fields::test_a_field_of_one_line_has_the_same_limit",
        "test_text_fields::test_a_paste_that_is_too_long_changes_nothing_and_can_be_undone_further",
        "test_text_fields::test_a_text_of_the_app_that_is_too_long_can_only_be_replaced_by_a_shorter_one",
        "test_text_fields::test_a_text_of_the_greatest_length_goes_out_and_a_longer_one_is_refused_whole",
    ]),
    (BOTH, "These engines get their color scheme when they start.", [
        "test_connection::test_resize_and_appearance_are_told",
    ]),
    (("webkit",), "A fault that is known: WebKit leaves the trailing margin of a horizontal scroll view out of its width.", [
        "test_scroll_anchors::test_margins_and_reports_are_measured_from_the_leading_edge",
    ]),
    (("firefox",), "Firefox says `attr(…)` for a generated text, and not what it stands for.", [
        "test_large_text::test_a_back_title_becomes_short_before_it_pushes_the_title_aside",
        "test_large_text::test_it_is_long_again_when_there_is_room",
        "test_navigation::test_a_back_button_to_a_screen_without_a_title_says_back",
    ]),
    (("firefox",), "A fault that is known: the symbol of a label isn't level with capitals beside it in a row of baselines.", [
        "test_layout::test_a_symbol_beside_text_is_level_with_its_capitals_if_the_stack_aligns_baselines",
    ]),
    (("firefox",), "Firefox has no computedStyleMap, with which the test reads a style.", [
        "test_split_view::test_B10_the_toggle_stands_in_the_first_bar_which_leaves_room",
    ]),
]
