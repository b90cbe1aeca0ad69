"""Tests of the selection that don't run in an engine, and why.

If a test asks for what an engine's driver doesn't have, it fails with `Unsupported`, unless it is listed here.
"""

BOTH = ("webkit", "firefox")

EXCEPTIONS = [
    (BOTH, "A finger is Chromium's: WebKitGTK's driver has none.", [
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
        "test_text_fields::test_a_tap_on_a_button_leaves_the_focus_in_its_field",
    ]),
    (BOTH, "Only Chromium's own protocol holds animations at their start.", [
        "test_navigation::test_a_stack_that_the_app_turns_reads_from_the_right",
        "test_presentation::test_with_reduced_motion_a_sheet_only_fades",
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
    (BOTH, "These take ten seconds and more, and what they test is not the engine's: how often and how long the page waits.", [
        "test_connection::test_Q07_a_page_asks_for_the_reason_after_two_and_four_refused_sockets_and_not_after_each",
        "test_connection::test_Q07_a_page_asks_for_the_reason_again_when_a_minute_has_passed",
        "test_connection::test_Q07_a_page_says_that_the_connection_is_lost_when_that_is_the_reason_and_not_the_number_of_connections",
        "test_connection::test_Q07_a_page_whose_address_has_too_many_connections_says_so_and_tries_more_slowly",
        "test_connection::test_a_clock_that_is_set_back_makes_no_crash_of_a_server_that_lived_long",
    ]),
    (("webkit",), "A fault that is known: WebKit leaves the trailing margin of a horizontal scroll view out of its width.", [
        "test_scroll_anchors::test_margins_and_reports_are_measured_from_the_leading_edge",
    ]),
    (("firefox",), "Firefox says `attr(…)` for a generated text, and not what it stands for.", [
        "test_navigation::test_a_back_button_to_a_screen_without_a_title_says_back",
    ]),
    (("firefox",), "A fault that is known: the symbol of a label isn't level with capitals beside it in a row of baselines.", [
        "test_layout::test_a_symbol_beside_text_is_level_with_its_capitals_if_the_stack_aligns_baselines",
    ]),
    (("firefox",), "Firefox has no computedStyleMap, with which the test reads a style.", [
        "test_split_view::test_B10_the_toggle_stands_in_the_first_bar_which_leaves_room",
    ]),
]
